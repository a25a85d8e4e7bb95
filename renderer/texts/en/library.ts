/** Words of the screen library, in English. */

export const library = {
  title: 'Library',
}
