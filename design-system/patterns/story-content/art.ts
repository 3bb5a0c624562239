import cinemaSwatch from './art/cinema-lumiere-swatch.svg?url'
import etoile from './art/etoile-jouets.svg?url'
import harbourFeatured from './art/harbour-grocer-featured.svg?url'
import lakeside from './art/lakeside-spa.svg?url'
import laurentide from './art/laurentide-sport.svg?url'
import mapleSwatch from './art/maple-books-swatch.svg?url'
import nordique from './art/nordique-cafe.svg?url'
import nordiqueSwatch from './art/nordique-cafe-swatch.svg?url'
import papeterie from './art/papeterie-riviere.svg?url'
import prairie from './art/prairie-outfitters.svg?url'
import tundra from './art/tundra-tech.svg?url'

/** Card art for stories, drawn by the catalogue's own code. */
export const art = {
  etoile: { src: etoile, alt: '' },
  lakeside: { src: lakeside, alt: '' },
  laurentide: { src: laurentide, alt: '' },
  nordique: { src: nordique, alt: '' },
  papeterie: { src: papeterie, alt: '' },
  prairie: { src: prairie, alt: '' },
  tundra: { src: tundra, alt: '' },
}

export const swatches = {
  cinema: { src: cinemaSwatch },
  maple: { src: mapleSwatch },
  nordique: { src: nordiqueSwatch },
}

export const featuredArt = { src: harbourFeatured }
