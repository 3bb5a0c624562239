/** A ring that closes slowly while something is pending. It runs once: nothing on the page loops. */
export function BusyRing() {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-5 shrink-0 -rotate-90">
      <circle
        cx="12"
        cy="12"
        r="10"
        pathLength="100"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="100 100"
        strokeDashoffset="26"
        className="animate-[ring-closes_12s_cubic-bezier(.1,.6,.3,1)]"
      />
    </svg>
  )
}
