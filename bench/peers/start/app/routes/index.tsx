import { createFileRoute } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { loadAnswers } from '../../../answers.ts'
import { MemberHome } from '../../../home.tsx'

const getAnswers = createServerFn().handler(() => loadAnswers())

export const Route = createFileRoute('/')({ loader: () => getAnswers(), component: Home })

function Home() {
  return <MemberHome answers={Route.useLoaderData()} />
}
