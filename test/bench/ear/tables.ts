/** What a bench of timing prints. Pure. */
import { quantile } from '../clock.ts'
import { biasesOf, groupNames, type Scored, type Scores } from './scores.ts'

export function tableOfScores(name: string, { all }: Scores): string {
  const lines = groupNames.map((group) => {
    const those = all.filter((each) => each.group === group)
    const untrue = those.filter(({ isUntrue }) => isUntrue).length
    const harm = those.filter(({ isHarm }) => isHarm).length
    return `${group.padEnd(8)} ${shareOf(those)} right, ${harm} moved wrongly, ${untrue} wrongly called another cut`
  })
  const biases = biasesOf(all)
  const at = (share: number) => Math.round(quantile(biases, share))
  return [name, ...lines, `residual of what was mended: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`].join('\n')
}

export function tableByLevel({ all }: Scores): string {
  const levels = [...new Set(all.map(({ voiceOverMusicDb }) => voiceOverMusicDb))]
  const lines = levels.map((db) => {
    const those = all.filter(({ voiceOverMusicDb }) => voiceOverMusicDb === db)
    const cells = groupNames.map((group) => shareOf(those.filter((each) => each.group === group)).padEnd(12))
    return `${(db === null ? 'no music' : `${db} dB`).padEnd(9)}${cells.join('')}`
  })
  return [`voices   ${groupNames.map((group) => group.padEnd(12)).join('')}`, ...lines]
    .map((line) => line.trimEnd())
    .join('\n')
}

function shareOf(those: readonly Scored[]): string {
  return `${those.filter(({ isRight }) => isRight).length} of ${those.length}`
}
