/** The app's mark: a picture with its line of text below. */
import './mark.css'

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <rect className="mark-frame" x="1.5" y="3" width="17" height="14" rx="3" />
      <path className="mark-line" d="M5 13.5h4.5M11.5 13.5H15" />
    </svg>
  )
}
