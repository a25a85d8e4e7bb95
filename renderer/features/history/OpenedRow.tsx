/** The drawer of one written subtitle: its words from the beginning, the middle or the end, and its versions. */
import type { Version } from '../../../shared/contract/runs/history.ts'
import { OpenDesk } from '../../app/OpenDesk.tsx'
import { SmallDesk } from '../../app/desk/small/SmallDesk.tsx'
import { useShownFile } from '../../app/desk/small/useSmallDesk.ts'
import { TakeOthers } from '../../app/others/TakeOthers.tsx'
import { ToldLine } from '../../app/timing/ToldLine.tsx'
import { Badge } from '../../components/sign/Badge.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Drawer } from '../../components/page/Drawer.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { FittedName } from '../../components/text/FittedName.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { OpenedWords } from './OpenedWords.tsx'
import { useHistoryStore } from './useHistoryStore.ts'

export function OpenedRow() {
  const texts = useTexts()
  const { opened } = texts.history
  const row = useHistoryStore('opened', (state) => state.row)
  const problem = useHistoryStore('opened', (state) => state.problem)
  const close = useHistoryStore('opened', (state) => state.close)
  if (!row) return null
  return (
    <Drawer label={opened.title} closeLabel={texts.common.close} head={opened.title} onClose={close}>
      <div className="opened-row">
        <Untrusted text={row.sidecarName} className="code" wraps />
        {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
        {row.told && <ToldLine told={row.told} />}
        {row.insteadOf.length > 0 && (
          <Untrusted
            text={texts.timing.insteadOf({ releases: texts.wording.list(row.insteadOf) })}
            className="small"
            wraps
          />
        )}
        <Versions />
        {row.state === 'written' && row.madeOf === null && <TakeOthers videoId={row.videoId} language={row.language} />}
        <InDesk />
        <OpenedWords />
      </div>
    </Drawer>
  )
}

/** The version that is shown, beside its film. */
function InDesk() {
  const rowId = useHistoryStore('opened', ({ shownId }) => shownId)
  const isHere = useHistoryStore('opened', ({ text }) => text !== null)
  const file = rowId === null || !isHere ? null : ({ kind: 'row', rowId } as const)
  useShownFile(file)
  if (!file) return null
  return (
    <SmallDesk>
      <OpenDesk file={file} costs={false} from="history" />
    </SmallDesk>
  )
}

function Versions() {
  const { history } = useTexts()
  const versions = useHistoryStore('opened', (state) => state.versions)
  if (versions.length < 2 && versions[0]?.place === 'now') return null
  return (
    <section aria-label={history.opened.versions}>
      <h3 className="opened-head">{history.opened.versions}</h3>
      <ul className="opened-versions">
        {versions.map((version) => (
          <li key={version.rowId}>
            <VersionLine version={version} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function VersionLine({ version }: { readonly version: Version }) {
  const { history, wording } = useTexts()
  const { opened } = history
  const isShown = useHistoryStore('opened', ({ shownId }) => shownId === version.rowId)
  const { show, restore, isBusy } = useHistoryStore('opened', (state) => state)
  const places = { now: opened.now, trash: opened.inTrash, gone: opened.gone } as const
  return (
    <>
      <button type="button" className="opened-version" aria-pressed={isShown} onClick={() => show(version.rowId)}>
        <span>{wording.moment(version.atMs)}</span>
        <FittedName text={version.release} className="quiet small" />
        {version.act !== null && <span className="small">{history.versionActs[version.act]}</span>}
        <Badge text={places[version.place]} isHollow={version.place !== 'now'} />
      </button>
      {version.place === 'trash' && (
        <Button size="s" icon="undo" isBusy={isBusy} onPress={() => void restore(version.rowId)}>
          {opened.restore}
        </Button>
      )}
    </>
  )
}
