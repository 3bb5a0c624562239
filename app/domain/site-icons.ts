/** The programme's icon in a tab. Each brand has files of these names. */
export const TAB_ICON = '/favicon.svg'

/** Its icon where nothing but a picture of points is shown, as on a home screen. */
export const TOUCH_ICON = '/icons/apple-touch-icon.png'

/** Its icons for programs that install the site, by their width in pixels. */
export const appIcon = (size: 192 | 512) => `/icons/icon-${size}.png`
