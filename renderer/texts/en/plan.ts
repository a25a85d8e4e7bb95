/** Words of the screen plan, in English. */

export const plan = {
  title: 'Plan & review',
}
