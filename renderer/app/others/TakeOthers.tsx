/** The other candidates of one of ours in a drawer: one press takes another in its place, and can be taken back. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/button/Button.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { replacedWords } from '../acts/replacedWords.ts'
import { undoing } from '../acts/undoing.ts'
import { useApp } from '../stores/appContext.ts'
import { OtherList } from './OtherList.tsx'
import { OtherPrice } from './OtherPrice.tsx'
import { createOthersStore, type OtherChoice, type OthersStore, type OursOf } from './othersStore.ts'

export function TakeOthers({ videoId, language }: OursOf) {
  const { client } = useApp()
  const [store] = useState(() => createOthersStore(client))
  const { of } = useStore(store)
  useEffect(() => {
    const show = () => of({ videoId, language })
    show()
    // Whichever of them stands there now: it was taken back, or another one was written.
    return client.on('history.changed', show)
  }, [client, of, videoId, language])
  return <OtherList store={store}>{(other) => <Taken store={store} other={other} />}</OtherList>
}

function Taken({ store, other }: { readonly store: OthersStore; readonly other: OtherChoice }) {
  const { client, acts } = useApp()
  const { desk } = useTexts()
  const { isBusy, take, list } = useStore(store)
  const say = useStore(acts, (state) => state.say)

  async function takeAndSay(): Promise<void> {
    const taken = await take(other)
    if (taken === null) return
    const { batchId, next } = taken
    say({
      text: (texts: Texts) => replacedWords(texts, next),
      ...undoing(client, { kind: 'batch', batchId }),
    })
    await list()
  }

  return (
    <div className="other">
      <Untrusted text={other.release} wraps />
      <OtherPrice isCached={other.isCached} />
      <Button
        size="s"
        label={desk.fix.others.takeOne({ name: other.release })}
        isBusy={isBusy}
        onPress={() => void takeAndSay()}
      >
        {desk.fix.others.take}
      </Button>
    </div>
  )
}
