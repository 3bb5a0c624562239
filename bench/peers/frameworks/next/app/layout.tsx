import type { ReactNode } from 'react'

export const metadata = { title: 'Home' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA">
      <head>
        <link rel="stylesheet" href="/styles.css" precedence="default" />
      </head>
      <body>{children}</body>
    </html>
  )
}
