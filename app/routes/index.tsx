import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/home/home-page.tsx'
import { loadHome } from '#app/features/home/load-home.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context.queryClient),
  component: HomePage,
})
