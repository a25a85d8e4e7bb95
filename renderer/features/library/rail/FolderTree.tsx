/** The folders of the library as a tree. One that is chosen stands in the search as `in:`; each has a menu of what can be done with all in it. */
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { hasToken } from '../../../../shared/librarySearch/toggleToken.ts'
import { tokensOf } from '../viewStore.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import { isMenuKey } from '../../../components/menu/menuKey.ts'
import type { MenuPoint } from '../../../components/menu/MenuFrame.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import { folderAct, folderLines, type FolderLine } from './folderLines.ts'
import { folderToken } from './folderToken.ts'
import { troubleWords } from './troubleWords.ts'

export function FolderTree() {
  const { library, wording } = useTexts()
  const { tree, counts } = useLibraryStore('library', ({ value }) => ({ tree: value?.tree, counts: value?.counts }))
  const open = useLibraryStore('rail', (rail) => rail.openFolders)
  const toggleFolder = useLibraryStore('rail', (rail) => rail.toggleFolder)
  const search = useLibraryStore('view', ({ view }) => view.search)
  const { toggleOnly, remove, skippedKind, showSkipped } = useLibraryStore('view', (view) => view)
  const openMenu = useLibraryStore('menu', (menu) => menu.openForFolder)
  const list = useRef<HTMLUListElement>(null)
  const [focused, setStop] = useState(0)
  const lines = folderLines(tree ?? [], open)
  /** Folders may have gone since: the keyboard finds the last one. */
  const stop = Math.min(focused, lines.length)
  const chosen = tokensOf(search).find((token) => token.startsWith('in:'))

  const items = () => list.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? []
  const openMenuAt = (at: number, place: MenuPoint) => openMenu(lines[at - 1]?.node.token ?? null, place)

  function onContextMenu(event: MouseEvent): void {
    const at = [...items()].findIndex((item) => event.target instanceof Node && item.contains(event.target))
    if (at < 0) return
    event.preventDefault()
    // Not every browser does so by itself; whoever closes the menu is there again.
    items()[at]?.focus()
    openMenuAt(at, { x: event.clientX, y: event.clientY })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const item = items()[stop]
    if (isMenuKey(event) && item) {
      event.preventDefault()
      const { left, width, bottom } = item.getBoundingClientRect()
      openMenuAt(stop, { x: left + width / 2, y: bottom })
      return
    }
    const act = folderAct(event.key, stop, lines)
    if (act === null) return
    event.preventDefault()
    if (act.kind === 'toggle') {
      toggleFolder(act.token)
      return
    }
    setStop(act.at)
    items()[act.at]?.focus()
  }

  return (
    <ul ref={list} role="tree" aria-label={library.folders} onKeyDown={onKeyDown} onContextMenu={onContextMenu}>
      <li role="none">
        <button
          type="button"
          role="treeitem"
          aria-selected={chosen === undefined && skippedKind === null}
          tabIndex={stop === 0 ? 0 : -1}
          className="list-line"
          onFocus={() => setStop(0)}
          onClick={() => (chosen === undefined ? showSkipped(null) : remove(chosen))}
        >
          <Icon name="library" />
          <span className="list-line-name clip">{library.allFolders}</span>
          <span className="list-line-count">{wording.number(counts?.videos ?? 0)}</span>
        </button>
      </li>
      {lines.map((line, at) => (
        <FolderRow
          key={line.node.token}
          line={line}
          isStop={stop === at + 1}
          isChosen={skippedKind === null && hasToken(search, folderToken(line.node.token))}
          onFocus={() => setStop(at + 1)}
          onToggle={() => toggleFolder(line.node.token)}
          onChoose={() => toggleOnly(folderToken(line.node.token))}
        />
      ))}
    </ul>
  )
}

interface FolderRowProps {
  readonly line: FolderLine
  readonly isStop: boolean
  readonly isChosen: boolean
  readonly onFocus: () => void
  readonly onToggle: () => void
  readonly onChoose: () => void
}

const indentPx = 20
const startPx = 8

function FolderRow({ line, isStop, isChosen, onFocus, onToggle, onChoose }: FolderRowProps) {
  const { library, wording } = useTexts()
  const { node, isOpen } = line
  const isAway = node.state === 'away'
  const trouble = troubleWords(library, node)
  const isUnread = node.state === 'unreadable' || (!isAway && node.unreadable > 0)
  return (
    <li role="none" className={isUnread ? 'rail-trouble' : undefined}>
      <button
        type="button"
        role="treeitem"
        aria-level={node.level}
        aria-selected={isChosen}
        aria-expanded={isOpen ?? undefined}
        tabIndex={isStop ? 0 : -1}
        className={`list-line ${isAway ? 'list-line-away' : ''}`}
        style={{ paddingInlineStart: startPx + (node.level - 1) * indentPx }}
        title={trouble === '' ? undefined : trouble}
        onFocus={onFocus}
        onClick={onChoose}
      >
        <Icon name={isAway ? 'away' : isUnread ? 'warning' : 'folder'} />
        <Untrusted className="list-line-name" text={node.name} title={shownText(node.token)} />
        {isOpen !== null && (
          <span
            className="folder-twisty"
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation()
              onToggle()
            }}
          >
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
          </span>
        )}
        <span className="list-line-count">{isAway ? library.away : wording.number(node.videos)}</span>
        {trouble !== '' && <span className="spoken">{trouble}</span>}
      </button>
    </li>
  )
}
