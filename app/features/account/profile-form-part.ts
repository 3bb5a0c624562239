import { lazyPart } from '#app/shell/page-parts/lazy-part.tsx'

/** Fields and their validation are loaded when a line is opened. */
export const ProfileForm = lazyPart(() => import('./profile-form.tsx').then((module) => module.ProfileForm))
