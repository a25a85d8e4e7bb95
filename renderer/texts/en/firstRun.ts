/** Words of the screen firstRun, in English. */

export const firstRun = {
  title: 'Welcome',
}
