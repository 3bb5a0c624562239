import { createFileRoute } from '@tanstack/react-router'
import { readiness } from '#app/session/readiness.server.ts'

export const Route = createFileRoute('/health/ready')({
  server: { handlers: { GET: () => readiness() } },
})
