import { useEffect, useEffectEvent, useRef } from 'react'

type Props = {
  /** Milliseconds. */
  duration: number
  paused: boolean
  onEnd: () => void
  className: string
}

const shrinking = [{ scale: '1 1' }, { scale: '0 1' }]

/**
 * The shrinking line at the foot of a notice, and its timer: one animation is both, so the line cannot disagree with
 * the time left. Under reduced motion the timer runs and the line is hidden.
 */
export function TimeLeft({ duration, paused, onEnd, className }: Props) {
  const line = useRef<HTMLSpanElement>(null)
  const clock = useRef<Animation>(undefined)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const animation = line.current?.animate(shrinking, { duration, fill: 'forwards' })
    if (!animation) return
    animation.onfinish = () => end()
    clock.current = animation
    return () => animation.cancel()
  }, [duration])

  useEffect(() => {
    const animation = clock.current
    if (!animation || animation.playState === 'finished') return
    if (paused) animation.pause()
    else animation.play()
  }, [paused])

  return (
    <span
      ref={line}
      aria-hidden="true"
      className={`absolute bottom-0 left-0 h-[3px] w-full origin-left motion-reduce:invisible ${className}`}
    />
  )
}
