/** Where this build looks for newer versions of itself: given at build time (vite.config.ts), never at run time. */

/** Put in place by the build; in a checkout there is no such name. */
declare const undertitleUpdateAddress: string | undefined

/** Ends in '/'; null where the build was given none. */
export const updateAddress: string | null = typeof undertitleUpdateAddress === 'string' ? undertitleUpdateAddress : null

/** The address as it is built in; null for none. @throws Error, which ends the build, for anything but a plain https folder */
export function checkedUpdateAddress(text: string | undefined): string | null {
  if (text === undefined || text === '') return null
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username + url.password + url.search + url.hash !== '')
    throw new Error('UNDERTITLE_UPDATE_URL must be an address that begins with https://, without a name, "?" or "#".')
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}
