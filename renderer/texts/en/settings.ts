/** Words of the screen settings, in English. */

export const settings = {
  title: 'Settings',
}
