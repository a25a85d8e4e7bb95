/** Words of what leaves this machine, of the log and of the report for support, in Spanish. */
import type { privacy as english } from '../en/privacy.ts'
import { wording } from './wording.ts'

const { count } = wording

export const privacy: typeof english = {
  leaves: 'Qué se envía',
  leavesHint:
    'Para encontrar subtítulos se envían a este servicio los nombres de tus archivos de vídeo. Los nombres de carpetas, nunca; si el nombre de un archivo no dice nada, el título leído en su carpeta.',
  example: 'Por ejemplo',
  titlesOnly: 'Solo títulos',
  titlesOnlyHint:
    'Envía título, año y episodio en lugar del nombre del archivo. Encuentra lo mismo, salvo que un título tenga más de 30 subtítulos: entonces el de tu versión exacta puede no estar entre los listados.',
  title: 'Soporte',
  hint: 'Nunca se envía nada por sí solo. Un informe se guarda solo después de que hayas visto cada una de sus líneas.',
  wholePaths: 'Conservar las carpetas en el registro',
  wholePathsHint: 'Si no, de cada ruta solo queda el último nombre. Los informes nunca dicen carpetas.',
  make: 'Preparar un informe…',
  again: 'Preparar de nuevo',
  lines: (n) => count(n, { one: '# línea', other: '# líneas' }),
  save: (n) => count(n, { one: 'Guardar # línea…', other: 'Guardar # líneas…' }),
  leave: (n) => count(n, { one: 'Quitar # línea', other: 'Quitar # líneas' }),
  none: 'Se han quitado todas las líneas',
  listLabel: 'Líneas del informe',
  listHint: 'Haz clic en una línea, o ve a ella y pulsa la barra espaciadora, para quitarla o recuperarla.',
  search: 'Quitar las líneas con',
  partOut: 'Quitar esta parte',
  partIn: 'Recuperar esta parte',
  saved: 'El informe está guardado.',
  parts: { program: 'Programa', settings: 'Ajustes', numbers: 'Cifras', log: 'Registro' },
  close: 'Cerrar',
}
