/** Words of the screen settings, in Brazilian Portuguese. */
import type { settings as english } from '../en/settings.ts'

export const settings: typeof english = {
  title: 'Ajustes',
}
