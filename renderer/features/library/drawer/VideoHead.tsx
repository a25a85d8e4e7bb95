/** Which video it is: poster, title, number and name of the episode, the whole file name, what opens it elsewhere, and the menu of all verbs. */
import { Fragment, useRef } from 'react'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { readAs } from '../../../app/readAs.ts'
import { Poster } from '../titles/Poster.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'

export function VideoHead({ details }: { readonly details: VideoDetails }) {
  const { library, common } = useTexts()
  const { host } = useApp()
  const play = useLibraryStore('intake', (intake) => intake.play)
  const showInFolder = useLibraryStore('video', (video) => video.showInFolder)
  const openMenu = useLibraryStore('menu', (menu) => menu.openForVideo)
  const more = useRef<HTMLSpanElement>(null)
  const { row } = details
  const title = row.title === null ? row.name : readAs(row)
  return (
    <div className="video-head">
      <Poster posterId={details.poster} title={row.title ?? row.name} size="drawer" />
      <div className="video-head-words">
        <h2 className="video-head-title">
          <bdi title={shownText(title)}>{shownText(title)}</bdi>
        </h2>
        {row.title !== null && <WholeName text={row.name} />}
        {!host.canShowInFolder && <WholeName text={row.folder} />}
        <div className="video-head-verbs">
          {host.canOpenVideo && (
            <Button size="s" icon="play" shortcut="P" onPress={() => void play(row.id)}>
              {library.drawer.play}
            </Button>
          )}
          {host.canShowInFolder && (
            <Button size="s" icon="folder" onPress={() => void showInFolder()}>
              {common.showInFolder}
            </Button>
          )}
          <span ref={more}>
            <Button
              size="s"
              icon="more"
              label={library.more({ name: shownText(title) })}
              onPress={() => {
                const box = more.current?.getBoundingClientRect()
                if (box) openMenu(row.id, { x: box.left, y: box.bottom })
              }}
            />
          </span>
        </div>
      </div>
    </div>
  )
}

/** Of a file or folder, never cut: it breaks after its dots and strokes. */
function WholeName({ text }: { readonly text: string }) {
  const parts = shownText(text).split(/(?<=[._ /\\-])/u)
  return (
    <bdi className="video-head-file small faint">
      {parts.map((part, at) => (
        <Fragment key={at}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  )
}
