/** Words of the screen search, in English. */

export const search = {
  title: 'Search',
}
