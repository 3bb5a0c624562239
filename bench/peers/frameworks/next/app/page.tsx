import { loadAnswers } from '../../../answers.ts'
import { MemberHome } from '../../../home.tsx'

export const dynamic = 'force-dynamic'

export default async function Page() {
  return <MemberHome answers={await loadAnswers()} />
}
