/** Which files of a folder are pictures that can be shown: a name ending in .png proves nothing. */

/** Decoding shows it for certain; a picture that no browser can decode is none. */
async function isReadable(file: File): Promise<boolean> {
  if (!file.type.startsWith('image/')) return false
  // Drawings have no size of their own, which this way of decoding wants.
  if (file.type === 'image/svg+xml') return true
  return createImageBitmap(file, { resizeWidth: 1, resizeHeight: 1 }).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )
}

/** As many are decoded at once: a folder may hold thousands. */
const AT_ONCE = 16

export async function readablePictures(files: readonly File[]): Promise<readonly File[]> {
  const found: File[] = []
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE)
    const readable = await Promise.all(some.map(isReadable))
    found.push(...some.filter((_, index) => readable[index]))
  }
  return found
}
