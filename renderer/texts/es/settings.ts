/** Words of the screen settings, in Spanish. */
import type { settings as english } from '../en/settings.ts'

export const settings: typeof english = {
  title: 'Ajustes',
}
