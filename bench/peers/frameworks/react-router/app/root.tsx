import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

export const links = () => [{ rel: 'stylesheet', href: '/styles.css' }]

export default function Root() {
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Home</title>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
