/** Words of looking for newer versions of the app, in Spanish. */
import type { updates as english } from '../en/updates.ts'

export const updates: typeof english = {
  title: 'Actualizaciones',
  hint: 'Versiones nuevas del propio Undertitle.',
  mode: 'Cuando hay una versión nueva',
  modes: {
    notify: 'avisarme',
    install: 'instalarla',
    off: 'no mirar',
  },
  sent: 'Una vez al día se pregunta a la dirección por la versión más nueva. Solo se envían esta versión y el nombre del sistema, nada sobre ti ni tus archivos.',
  asks: (address: string) => `Pregunta a ${address}`,
  bars: {
    no_address:
      'A esta compilación no se le dio ninguna dirección, así que nunca busca versiones nuevas. Las hay donde conseguiste esta.',
    checkout: 'Esto es una copia del código, no un paquete: no busca versiones nuevas.',
    web: 'En el navegador Undertitle no busca versiones nuevas. Lo hacen la aplicación de escritorio y los paquetes de tu sistema.',
  },
  holds: {
    linux:
      'En Linux los paquetes no llevan una firma que se pueda comprobar: una versión nueva se avisa y no se instala.',
    store: 'Esta copia la mantiene al día la tienda que la instaló: una versión nueva solo se avisa.',
    portable: 'Este es el programa portátil: una versión nueva se avisa y no se instala.',
    unpacked: 'Esta copia no la puso un instalador: una versión nueva se avisa y no se instala.',
    unsigned:
      'Esta copia no está firmada, así que nada podría probar que una versión nueva viene de las mismas personas. Se avisa y no se instala.',
    read_only:
      'Undertitle se ejecuta desde un lugar donde no se puede reemplazar. Muévelo a la carpeta Aplicaciones para que se instalen las versiones nuevas.',
  },
  never: 'Todavía no se ha mirado.',
  looking: 'Mirando…',
  off: 'No se busca.',
  lookNow: 'Mirar ahora',
  install: 'Reiniciar e instalar',
  runs: 'Hay una ejecución en marcha: primero queda asentada y sigue tras el reinicio.',
  looked: (moment: string) => `Nada nuevo. Última consulta: ${moment}`,
  available: (version: string) => `Ya está la versión ${version}.`,
  downloading: (version: string) => `Descargando la versión ${version}`,
  ready: (version: string) => `La versión ${version} está descargada y comprobada. Se instala al salir.`,
  faults: {
    unreachable: 'No se pudo llegar a la dirección de actualizaciones.',
    bad_answer: 'La dirección de actualizaciones dio una respuesta sin sentido.',
    elsewhere: 'La dirección de actualizaciones lleva a otro lugar. No se sigue.',
    too_large: 'La respuesta es mayor de lo permitido. Se ha desechado.',
    cut: 'La descarga se cortó antes de estar completa.',
    damaged: 'Lo descargado no es lo anunciado. Se ha desechado.',
    not_signed: 'Lo descargado no está firmado por quienes hacen Undertitle. Se ha desechado.',
    older: 'La dirección de actualizaciones ofrece una versión más antigua que esta. No se toma.',
    system_too_old: 'Hay una versión nueva, pero no funciona en este sistema.',
    disk: 'La versión nueva no se pudo guardar en el disco. Libera espacio y vuelve a mirar.',
    failed: 'La búsqueda de una versión nueva ha fallado. El registro dice más.',
  },
}
