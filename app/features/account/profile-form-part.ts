import { lazyPart } from '#app/site/page-parts/lazy-part.tsx'

/** Fields and their validation are loaded when a line is opened. */
export const ProfileForm = lazyPart(() => import('./profile-form.tsx').then((module) => module.ProfileForm))
