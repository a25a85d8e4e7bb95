/** Words of the frame around the screens: navigation, meters, connection. In Spanish. */
import type { shell as english } from '../en/shell.ts'

export const shell: typeof english = {
  navigation: 'Pantallas',
  skipToContent: 'Ir al contenido',
  screens: {
    library: 'Biblioteca',
    plan: 'Plan y revisión',
    activity: 'Actividad',
    search: 'Buscar',
    upload: 'Subir',
    usage: 'Consumo',
    watch: 'Vigilancia',
    history: 'Historial y papelera',
    settings: 'Ajustes',
  },
  meters: 'Cuota restante de hoy',
  searches: 'Búsquedas',
  downloads: 'Descargas',
  translations: 'IA',
  usedOf: (used: string, limit: string) => `${used} de ${limit} usadas`,
  unlimited: 'sin límite',
  notKnown: 'aún sin datos',
  notTold: 'el servicio no lo dice',
  resetsIn: (remaining: string) => `se renueva en ${remaining}`,
  noReset: 'no se renueva',
  connectionLost: 'La aplicación no responde. Intentando conectar de nuevo…',
  tooManyWindows:
    'Hay demasiadas ventanas de Undertitle abiertas y esta no sigue los cambios. Cierra otra: esta continuará por sí sola.',
  screenFailed: 'Esta pantalla ha dejado de funcionar.',
  reopen: 'Volver a abrirla',
}
