/** Our drawings by name, put into the document once; pictures use them from there. */
const files = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true })

const symbols = Object.entries(files).map(([path, svg]) =>
  svg
    .replace(/<svg[^>]*>/, `<symbol id="drawing-${nameOf(path)}" viewBox="0 0 100 60" overflow="visible">`)
    .replace('</svg>', '</symbol>'),
)

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.svg$/g, '')
}

export function layOutDrawings(): void {
  const sprite = document.createElement('div')
  sprite.hidden = true
  sprite.innerHTML = `<svg>${symbols.join('')}</svg>`
  document.body.append(sprite)
}
