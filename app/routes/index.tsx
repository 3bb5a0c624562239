import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({ component: () => <div className="page-column page-section"><h1>home</h1></div> })
