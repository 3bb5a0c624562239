import { loadAnswers } from '../../../answers.ts'
import { MemberHome } from '../../../home.tsx'

export const loader = () => loadAnswers()

export default function Home({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return <MemberHome answers={loaderData} />
}
