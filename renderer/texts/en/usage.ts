/** Words of the screen usage, in English. */

export const usage = {
  title: 'Usage',
}
