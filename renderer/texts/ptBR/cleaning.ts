/** Words of what was taken out of a text before it was written, in Brazilian Portuguese. */
import type { cleaning as english } from '../en/cleaning.ts'
import { wording } from './wording.ts'

const { count } = wording

export const cleaning: typeof english = {
  removedSounds: (n: number) => count(n, { one: '# som ou falante removido', other: '# sons e falantes removidos' }),
  removedCredits: (n: number) => count(n, { one: '# crédito removido', other: '# créditos removidos' }),
  convertedFrom: (format: string) => `Convertido de ${format}`,
  lost: (kinds: string) => `Não cabem em SRT: ${kinds}`,
  lossKinds: {
    positions: 'posições',
    colours: 'cores',
    fonts: 'fontes',
    effects: 'efeitos',
    drawings: 'desenhos',
    voices: 'vozes',
  },
  cues: (n: number) => count(n, { one: '# linha', other: '# linhas' }),
  show: (n: number) => count(n, { one: 'Mostrar', other: 'Mostrar os #' }),
  reasons: { sound: 'som', music: 'música', speaker: 'falante', credit: 'crédito', address: 'site', advert: 'anúncio' },
  restore: 'Restaurar o texto recebido',
  inPreview: (n: number) =>
    count(n, { one: '# som, falante ou crédito será removido', other: '# sons, falantes e créditos serão removidos' }),
  open: 'Limpar …',
  nothing: 'Não há nada a remover nem a converter.',
  hide: 'Ocultar',
  removeSounds: (n: number) => count(n, { one: 'Remover # som ou falante', other: 'Remover # sons e falantes' }),
  removeCredits: (n: number) => count(n, { one: 'Remover # crédito', other: 'Remover # créditos' }),
  convert: 'Converter para SRT',
}
