import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_member/account/profile/addresses/$uniqueId/')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_member/account/profile/addresses/$uniqueId/"!</div>
}
