/** Words of the screen activity, in English. */

export const activity = {
  title: 'Activity',
}
