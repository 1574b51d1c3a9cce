export { catchUpSearchTexts } from './catch-up-search-texts.service';
