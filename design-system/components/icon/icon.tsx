import type { IconNode } from 'lucide'
import { createElement, Fragment, type ReactNode } from 'react'

export type { IconNode } from 'lucide'

export type IconProps = {
  /** An icon of lucide; import it by name so that only this one is bundled. */
  of: IconNode
  /** Size in px at 100 % text size; scales with text. `20` by default. */
  size?: 14 | 16 | 18 | 20 | 24
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

const strokes = { 14: 2.5, 16: 2, 18: 1.9, 20: 1.75, 24: 1.6 } as const

/** A decorative icon beside text, hidden from screen readers. Scales with the reader's text size. */
export function Icon({ of: node, size = 20, className }: IconProps) {
  const length = `${size / 16}rem`
  return (
    <svg
      viewBox="0 0 24 24"
      width={length}
      height={length}
      strokeWidth={strokes[size]}
      aria-hidden="true"
      className={className ? `icon shrink-0 ${className}` : 'icon shrink-0'}
    >
      {shapesOf(node)}
    </svg>
  )
}

const shapes = new WeakMap<IconNode, ReactNode>()

/** Created once: elements never change, and some pages show a hundred icons. */
function shapesOf(node: IconNode): ReactNode {
  const known = shapes.get(node)
  if (known) return known
  const created = createElement(
    Fragment,
    null,
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  )
  shapes.set(node, created)
  return created
}
