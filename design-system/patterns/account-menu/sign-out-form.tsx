export type SignOutProps = {
  /** Form action. */
  action: string
  /** Label of the button. */
  label: string
}

/** Signs out. Changes state, so it is a form that posts, not a link. */
export function SignOutForm({ action, label }: SignOutProps) {
  return (
    <form method="post" action={action} data-document="">
      <button
        type="submit"
        className="flex min-h-11 w-full cursor-pointer items-center text-left font-semibold hover:underline"
      >
        {label}
      </button>
    </form>
  )
}
