// A set-up file runs for each test file, also where these share modules; the module below then runs once.
import './patient-vi';
