/** Says that the samples lack every wished language, and takes one of theirs along, before anything is searched for. */
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import './samplesOnly.css'

interface SampleNoteProps {
  readonly languages: readonly string[]
  readonly onAdd: (tag: string) => void
}

export function SampleNote({ languages, onAdd }: SampleNoteProps) {
  const { firstRun, wording } = useTexts()
  return (
    <div className="sample-note">
      <Notice
        tone="look"
        text={firstRun.sampleLanguages({ languages: wording.list(languages.map(wording.languageName)) })}
      />
      <div className="sample-note-verbs">
        {languages.map((tag) => (
          <Button key={tag} size="s" icon="plus" onPress={() => onAdd(tag)}>
            {firstRun.addLanguage({ language: wording.languageName(tag) })}
          </Button>
        ))}
      </div>
    </div>
  )
}
