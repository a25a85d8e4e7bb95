/** Words of timing in the drawer, in Brazilian Portuguese. */
import type { timing as english } from '../en/timing.ts'
import { wording } from './wording.ts'

const { count } = wording

export const timing: typeof english = {
  section: 'Sincronia',
  check: 'Verificar os tempos',
  checkFolder: 'Verificar todas desta pasta',
  cancel: 'Parar a verificação',
  shift: 'Deslocar à mão',
  step: (seconds) => `${seconds} segundos`,
  seconds: 'Segundos, negativos para antes',
  placeholder: '0,0 s',
  move: 'Deslocar 1 arquivo',
  mend: (files) => count(files, { one: 'Corrigir # arquivo', other: 'Corrigir # arquivos' }),
  undo: 'Desfazer em 1 arquivo',
  done: (files) => count(files, { one: '# arquivo deslocado.', other: '# arquivos deslocados.' }),
  was: (change) => `Deslocada: ${change}`,
  states: {
    queued: 'Espera a sua vez',
    checking: 'Em verificação',
    failed: 'Não foi possível verificar.',
    fits: 'Em sincronia com o vídeo.',
    mendable: 'Fora de sincronia.',
    'other-cut': 'Outro corte do filme: só partes combinam, e nenhum deslocamento corrige isso.',
    unclear: 'Não dá para saber: há muito pouco em comum. Pode ser de outro filme ou de outro episódio.',
    moved: 'Agora está em sincronia.',
  },
  nothing: 'Não há nada com que comparar.',
  mendedBy: (change) => `Isto corrige: ${change}.`,
  earlier: (seconds) => `${seconds} s antes`,
  later: (seconds) => `${seconds} s depois`,
  stretched: (percent) => `esticada em ${percent} %`,
  shrunk: (percent) => `encurtada em ${percent} %`,
  inParts: (parts) => count(parts, { one: 'em # parte', other: 'em # partes' }),
  measured: (what) => `Comparada com ${what}.`,
  against: {
    track: (language) => `a faixa do vídeo (${language})`,
    someTrack: 'uma faixa de texto do vídeo',
    own: (name) => `o seu arquivo ${name}`,
    ours: (name) => `${name}, escrito pelo Undertitle`,
    speech: 'a fala do vídeo',
    hand: 'À mão.',
  },
  shares: (before, after) => `Sem deslocar, ${before} % do seu tempo cai sobre fala; deslocada, ${after} %.`,
  summary: (done, total) => `${done} de ${total} verificadas`,
  counts: {
    fits: (n) => `${n} em sincronia`,
    moved: (n) => `${n} deslocadas`,
    mendable: (n) => `${n} a corrigir`,
    others: (n) => `${n} para olhar`,
  },
  picture: {
    speech: 'Fala',
    was: 'Antes',
    now: 'Agora',
    then: 'Corrigida',
    caption: (from, to) => `Um minuto do filme, de ${from} a ${to}`,
  },
}
