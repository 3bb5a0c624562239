import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { Status } from '../../tokens/colours.ts'
import type { IconNode } from '../icon/icon.tsx'

/** Icon and colours of each status. Always accompanied by text. */
export const statusLooks: Record<Status, { icon: IconNode; wash: string; tone: string; fill: string }> = {
  success: { icon: CircleCheck, wash: 'bg-success-wash', tone: 'text-success', fill: 'bg-success' },
  error: { icon: CircleAlert, wash: 'bg-error-wash', tone: 'text-error', fill: 'bg-error' },
  warning: { icon: TriangleAlert, wash: 'bg-warning-wash', tone: 'text-warning', fill: 'bg-warning' },
  info: { icon: Info, wash: 'bg-info-wash', tone: 'text-info', fill: 'bg-info' },
}
