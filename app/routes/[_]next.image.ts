import { createFileRoute } from '@tanstack/react-router'
import { answerImage } from '#app/images/image-response.server.ts'

export const Route = createFileRoute('/_next/image')({
  server: { handlers: { GET: ({ request }) => answerImage(request) } },
})
