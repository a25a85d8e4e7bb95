/** The head of the check-up: how many were looked at and when, how far it is, and looking again. */
import type { CheckupState } from '../../../shared/contract/videos/checkup.ts'
import { Button } from '../../components/button/Button.tsx'
import { Switch } from '../../components/field/Switch.tsx'
import { PageHead } from '../../components/page/PageHead.tsx'
import { ProgressBar } from '../../components/sign/ProgressBar.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { verbWithCost } from '../../texts/costWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useCheckupStore } from './useCheckupStore.ts'

export function CheckupHead({ state }: { readonly state: CheckupState | null }) {
  const texts = useTexts()
  const { checkup } = texts
  const safe = useCheckupStore('view', (view) => view.safe)
  const another = useCheckupStore('view', (view) => view.another)
  const anotherCost = useCheckupStore('view', (view) => view.anotherCost)
  const orphans = useCheckupStore('view', (view) => view.orphans)
  const { start, cancel, mendAll, getAnother, trash } = useCheckupStore('view', (view) => view)
  const isWorking = state !== null && state.work !== 'none'
  return (
    <>
      <PageHead title={checkup.title} note={state && noteOf(texts, state)}>
        {isWorking && (
          <Button icon="stop" onPress={() => void cancel()}>
            {checkup.stop}
          </Button>
        )}
        {state && !isWorking && state.endedMs !== null && (
          <>
            <Listening />
            <Button look="ghost" icon="refresh" onPress={() => void start()}>
              {checkup.again}
            </Button>
            {another > 0 && (
              <Button onPress={() => void getAnother()}>
                {verbWithCost(texts, checkup.getAnother({ count: another }), anotherCost)}
              </Button>
            )}
            {orphans.length > 0 && (
              <Button icon="trash" onPress={() => void trash(orphans)}>
                {texts.library.orphans.trashAll({ count: orphans.length })}
              </Button>
            )}
            {safe > 0 && (
              <Button look="primary" onPress={() => void mendAll()}>
                {checkup.mendAll({ count: safe })}
              </Button>
            )}
          </>
        )}
      </PageHead>
      {isWorking && (
        <ProgressBar label={noteOf(texts, state)} progress={state.total === 0 ? null : state.done / state.total} />
      )}
    </>
  )
}

/** With what it comes to, before it begins. */
function Listening() {
  const { checkup, wording } = useTexts()
  const listens = useCheckupStore('view', (view) => view.listens)
  const listen = useCheckupStore('view', (view) => view.listen)
  const work = useCheckupStore('view', (view) => view.soundWork)
  const videos = work?.videos ?? 0
  const hint = listens && work ? checkup.listenWork({ videos, time: wording.remaining(work.soundMs) }) : undefined
  return (
    <Switch
      label={checkup.listen}
      {...(hint !== undefined && { hint })}
      isOn={listens}
      onChange={(isOn) => void listen(isOn)}
    />
  )
}

function noteOf(texts: Texts, { work, done, total, leftMs, checked, endedMs, mended }: CheckupState): string {
  const { checkup, wording } = texts
  if (work !== 'none') {
    const going = work === 'checking' ? checkup.checking({ done, total }) : checkup.mending({ done, total })
    return leftMs === null ? going : checkup.stillTakes({ work: going, time: wording.secondsLeft(leftMs) })
  }
  if (endedMs === null) return ''
  const looked = checkup.looked({ count: checked, time: wording.time(endedMs) })
  // In two lines the point ends the first of them.
  return `${looked}\u00a0· ${mended > 0 ? checkup.saidMended({ count: mended }) : checkup.unchanged}`
}
