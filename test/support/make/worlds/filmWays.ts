/** Ways in which people, programs and releases name the file of a film. */
import type { Pick } from '../../../bench/vocabulary.ts'
import type { HostileTitle } from './hostileLibrary.ts'
import { dashed, dotted, onDisk, sorted, underscored, withAnd, withoutColon } from './written.ts'

export type FilmWay = (title: HostileTitle, pick: Pick) => string

/** Each with the year: where another film of that name exists, nothing else tells which one is meant. */
export const filmWays: readonly FilmWay[] = [
  ({ name, year }) => `Downloads/${dotted(name)}.${year}.1080p.BluRay.x264-LUMEN.mkv`,
  ({ name, year }) => `Downloads/${withAnd(name)}.${year}.2160p.WEB-DL.DDP5.1.HDR.H.265-KESTREL.mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year})/${onDisk(name)} (${year}).mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year})/${onDisk(name)} (${year}) - [Bluray-1080p][DTS 5.1].mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year})/${onDisk(name)}.mkv`,
  ({ name, year }) => `Movies/${sorted(onDisk(name))} (${year})/movie.mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} [${year}] [720p].mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} ${year} 1080p BluRay x265 10bit-ORBIT.mkv`,
  ({ name, year }) => `${dotted(name).toLowerCase()}.${year}.dvdrip.xvid-orbit.avi`,
  ({ name, year }) => `${dotted(name).toUpperCase()}.${year}.BLURAY.1080P.X264-ORBIT.mkv`,
  ({ name, year }) => `${underscored(name)}_(${year})_[720p]_[BluRay].mkv`,
  ({ name, year }) => `www.SomeSite.org - ${onDisk(name)} (${year}) 1080p WEBRip x264.mkv`,
  ({ name, year }) => `[ www.SomeSite.cc ] - ${dotted(name)}.${year}.720p.BRRip.mkv`,
  ({ name, year }) => `${dotted(name)}.${year}.German.DL.1080p.BluRay.x264-VESPER.mkv`,
  ({ name, year }) => `${dotted(name)}.${year}.PROPER.EXTENDED.720p.BluRay.x264-VESPER.mkv`,
  ({ name, year }) => `${dotted(name)}.${year}.1080p.BluRay.x264-VESPER/9f86d081884c7d659a2feaa0c55ad015.mkv`,
  ({ name, year }) =>
    `${dotted(name)}.${year}.1080p.BluRay.x264-VESPER/${dotted(name)}.${year}.1080p.BluRay.x264-VESPER.mkv`,
  ({ name, year }) => `${onDisk(name)} (${year}) (1080p BluRay x265 HEVC 10bit AAC 5.1 Tango) [QxR].mkv`,
  ({ name, year }) => `${onDisk(name)}.(${year}).FRENCH.BDRip.x264-ORBIT[rarbg].mkv`,
  ({ name, year }) => `${year} - ${onDisk(name)}.mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year})/${onDisk(name)} (${year}) Bluray-1080p Proper.mkv`,
  ({ name, year }) => `Movies/${withoutColon(name)} (${year})/${withoutColon(name)} (${year}) WEBDL-2160p.mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year}) {edition-Director's Cut}.mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year}) - Extended Edition - 1080p.mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year})/${onDisk(name)} (${year})-cd1.avi`,
  ({ name, year }) => `${dotted(name)}.${year}.DVDRip.XviD-ORBIT/${dotted(name)}.${year}.DVDRip.XviD-ORBIT.CD2.avi`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year})/VID_20230611_120000.mp4`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year})/title_t00.mkv`,
  ({ name, year }) => `${dashed(name)}-${year}-1080p-bluray-x264-orbit.mp4`,
  ({ name, year }) => `${dotted(name)}.${year}.mkv`,
  ({ name, year }) => `${onDisk(name)}, ${year}.avi`,
  ({ name, year }) => `Movies/${onDisk(name)} - ${year}.mkv`,
  ({ name, year }) => `${underscored(name)}_${year}_720p.mp4`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year}).1080p.BluRay.REMUX.AVC.DTS-HD.MA.5.1-LUMEN.mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year}) [1080p] [BluRay] [5.1] [YTS.MX]/video.mp4`,
  ({ name, year }) => `Downloads/${dotted(name)}.${year}.3D.HSBS.1080p.BluRay.x264-VESPER.mkv`,
  ({ name, year }) => `Downloads/${dotted(name)}.German.${year}.AC3.BDRip.x264-VESPER.mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} Collection/${onDisk(name)} (${year})/${onDisk(name)} (${year}).mkv`,
  ({ name, year }) => `[Vesper] ${onDisk(name)} (${year}) [BD 1080p HEVC FLAC][0A1B2C3D].mkv`,
  ({ name, year }) => `Movies/${onDisk(name)} (${year}) WEBRip 720p [ESub].mkv`.normalize('NFD'),
]
