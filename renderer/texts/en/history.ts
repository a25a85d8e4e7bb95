/** Words of the screen history, in English. */

export const history = {
  title: 'History & trash',
}
