import { createFileRoute } from '@tanstack/react-router'
import { answerImage } from '#app/images/answer-image.server.ts'

export const Route = createFileRoute('/_next/image')({
  server: { handlers: { GET: ({ request }) => answerImage(request) } },
})
