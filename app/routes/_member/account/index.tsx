import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_member/account/')({ component: () => <h1>account</h1> })
