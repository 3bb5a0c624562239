import { latePart } from '#app/site/page-parts/late-part.tsx'

/** Fields and their validation are loaded when a line is opened. */
export const ProfileForm = latePart(() => import('./profile-form.tsx').then((module) => module.ProfileForm))
