import { configure } from '@testing-library/react';
import { patience } from './patience.mjs';

configure({ asyncUtilTimeout: patience });
